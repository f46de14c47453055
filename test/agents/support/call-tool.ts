import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** Calls a tool of the running service over MCP, with the official client, as the person of the token. */
export async function callTool(
  url: string,
  token: string,
  name: string,
  input: object,
): Promise<{ ok: boolean; result: unknown }> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  try {
    const answer = await client.callTool({ name, arguments: { ...input } });
    const [{ text }] = answer.content as [{ text: string }];
    return { ok: answer.isError !== true, result: JSON.parse(text) };
  } finally {
    await client.close();
  }
}
