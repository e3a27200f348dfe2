import { afterEach, expect, it, vi } from "vitest";
import * as api from "./api";

const answering = (status: number, body: string) =>
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

it("reads an answer", async () => {
  answering(201, '{"table":"t1","commitment":"c"}');
  expect(await api.openTable({ seats: [] })).toEqual({ table: "t1", commitment: "c" });
  expect(fetch).toHaveBeenCalledWith("/api/tables", expect.objectContaining({ method: "POST", body: '{"seats":[]}' }));
});

it("tells a problem in its own sentence", async () => {
  answering(409, '{"code":"taken","sentence":"Ben sits there."}');
  await expect(api.takeSeat("t1", 1, { name: "Ann" })).rejects.toMatchObject({
    code: "taken",
    sentence: "Ben sits there.",
  });
});

it("says what it can where nothing was explained", async () => {
  answering(418, "<h1>teapot</h1>");
  await expect(api.options()).rejects.toMatchObject({ code: "http-418" });
  answering(502, "bad gateway");
  await expect(api.options()).rejects.toMatchObject({ code: api.UNREACHABLE });
});

it("tells apart a server that is not there", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("failed")));
  await expect(api.kernel()).rejects.toMatchObject({ code: api.UNREACHABLE });
});
