"""Numba compiles, and makes machine code only of what Python calls.

Left to itself Numba optimises every function together with all it calls, and makes machine code of it: of ``act`` as
``step`` calls it, of ``step`` as ``take_step`` calls it, and so on, although only the last of these is ever run by
itself. Here a function has two sides. Its *part* is what other compiled functions call: LLVM's code, not optimised as a
whole, nor turned into machine code. Its *entry* is what Python calls: it takes in all the parts it needs, and is
optimised once. Rules and expert need two thirds of the processor time so (docs/speed.md).

This reaches into Numba, so it is used only with versions that it was tried with (``numba_files``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import caching, compiler, environment, typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.codegen import ll as llvm
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """The LLVM code of a part and of all parts that it calls. Nobody can run it before an entry takes it in."""

    def _optimize_final_module(self) -> None:
        """Take in what is to be inlined, and no more: the entry optimises all its parts as a whole.

        Where all of it was left to the entry, random games came out a sixth slower (docs/speed.md).
        """
        cheap, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=0, cost="cheap"
        )
        cheap.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        """Give what is kept on disk: LLVM's code, since there is no other."""
        return self.name, self._get_module_for_linking().as_bitcode()

    @classmethod
    def read_back(cls, codegen: Any, kept: tuple[str, bytes]) -> PartLibrary:
        """Make a library of what was kept on disk."""
        name, code = kept
        library = cls(codegen, name)
        library._final_module = library._shared_module = llvm.parse_bitcode(code)
        library._finalize_final_module()
        return library


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Numba's step from typed code to LLVM's, ending there."""

    _name = "digsite_part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Make the code of a part, and let other functions find it under its name."""
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        made = state.cr
        name = made.fndesc.mangled_name
        state.targetctx.insert_user_function(name, made.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state.cr = made._replace(cfunc=name)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Numba's step from typed code to machine code, parts included."""

    _name = "digsite_entry_lowering"

    def run_pass(self, state: Any) -> bool:
        """Make the machine code of an entry. It is the first to run its parts: their constants are made known now."""
        super().run_pass(state)
        for variable in state.library._final_module.global_variables:
            constants = environment.lookup_environment(variable.name)
            if constants is not None:
                state.library.codegen.set_env(variable.name, constants)
        return True


class _Compiler(compiler.Compiler):  # type: ignore[misc]
    lowering: type[typed_passes.NativeLowering]

    def define_pipelines(self) -> list[Any]:
        """Take Numba's steps, with our own for the last but one."""
        pipelines: list[Any] = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes[:] = [
                (self.lowering if step is typed_passes.NativeLowering else step, what) for step, what in pipeline.passes
            ]
        return pipelines


class PartCompiler(_Compiler):
    """Compiles parts."""

    lowering = PartLowering


class EntryCompiler(_Compiler):
    """Compiles entries."""

    lowering = EntryLowering


class _PartFile(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """A part on disk, beside the entry of the same function."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        return f"part-{super().get_filename_base(fullname, abiflags)}"

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        kept, fndesc, constants, signature, objectmode, lifted, annotation, reload_init, referenced = payload
        for again in reload_init:
            again()
        return compiler.compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=PartLibrary.read_back(target_context.codegen(), kept),
            entry_point=fndesc.mangled_name,
            fndesc=fndesc,
            environment=constants,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            type_annotation=annotation,
            reload_init=reload_init,
            referenced_envs=referenced,
        )


class _PartFiles(caching.FunctionCache):  # type: ignore[misc]
    _impl_class = _PartFile


class Part(CPUDispatcher):  # type: ignore[misc]
    """What other compiled functions call of a function."""

    def __init__(self, py_func: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        options = targetoptions | {"no_cpython_wrapper": True}
        super().__init__(py_func, targetoptions=options, pipeline_class=PartCompiler)
        self._compiler._customize_flags = _end_with_llvm

    def enable_caching(self) -> None:
        """Keep what is compiled on disk."""
        self._cache = _PartFiles(self.py_func)

    def add_overload(self, compiled: Any) -> None:
        """Remember what was compiled; Python is told of nothing it could call."""
        self.overloads[tuple(compiled.signature.args)] = compiled


def _end_with_llvm(flags: Any) -> Any:
    flags.no_compile = True
    return flags


class Entry(CPUDispatcher):  # type: ignore[misc]
    """What Python calls of a function. Compiled functions that call it get its part."""

    def __init__(self, py_func: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        super().__init__(py_func, targetoptions=targetoptions, pipeline_class=EntryCompiler)
        self._part = Part(py_func, targetoptions)

    def enable_caching(self) -> None:
        """Keep what is compiled on disk."""
        super().enable_caching()
        self._part.enable_caching()

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Say what a compiled function gets that calls this one."""
        return self._part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """Return what a compiled function calls."""
        return self._part.get_overload(sig)

    @property
    def is_compiling(self) -> bool:
        """Whether either side is being compiled: a function that calls itself asks."""
        return bool(self._compiling_counter) or bool(self._part.is_compiling)
