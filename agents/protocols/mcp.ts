import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import express, { type Request, type Response, Router } from 'express';
import { AppError } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import type { Logger } from '#src/core/logger.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { CallerServices } from '../caller-services.ts';
import type { Toolbox, ToolOutcome } from '../toolbox.ts';

export interface McpOptions {
  toolbox: Toolbox;
  authenticate(token: string): Promise<Caller | undefined>;
  servicesOf(caller: Caller): CallerServices;
  version: string;
}

/**
 * The toolbox over the Model Context Protocol, streamable HTTP, without sessions: each request is independent and acts as the
 * person of its bearer token. Source: modelcontextprotocol.io, specification 2025-06-18.
 */
export function createMcpRouter(options: McpOptions): Router {
  const router = Router();
  router.post('/', express.json({ limit: '1mb' }), async (request: Request, response: Response) => {
    response.locals.route = '/mcp';
    const caller = await callerOf(request, options);
    const server = createServer(options, caller, (error, tool) =>
      (request as Request & { log?: Logger }).log?.error({ error, tool }, 'a tool failed'),
    );
    // Without a session id generator the transport keeps none.
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport as Parameters<Server['connect']>[0]);
    await transport.handleRequest(request, response, request.body);
  });
  router.all('/', (_request, response) => {
    response.setHeader('Allow', 'POST');
    throw new AppError('method_not_allowed', 'This address takes POST.');
  });
  return router;
}

async function callerOf(request: Request, { authenticate }: McpOptions): Promise<Caller> {
  const token = /^Bearer +([A-Za-z0-9._~+/=-]{1,512}) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await authenticate(token);
  if (!caller) {
    throw new AppError('unauthenticated', 'This needs a header `Authorization: Bearer <session token>`.', {
      details: [{ path: 'Authorization', message: 'is not a token of a live session' }],
    });
  }
  return caller;
}

function createServer(
  { toolbox, servicesOf, version }: McpOptions,
  caller: Caller,
  onFailure: (error: unknown, tool: string) => void,
): Server {
  const tools = toolbox.bind('all', servicesOf(caller));
  const server = new Server({ name: 'writing-practice', version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, parameters, effect }) => ({
      name,
      description,
      inputSchema: parameters as { type: 'object' },
      annotations: { readOnlyHint: effect === 'read', openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    // A repeated call saves new rows, so ids are not derived from the request.
    const ids = new Map<string, string>();
    const idFor = (what: string) => ids.get(what) ?? ids.set(what, newId()).get(what)!;
    const outcome: ToolOutcome = tool
      ? await tool.call(params.arguments ?? {}, idFor).catch((error: unknown) => {
          // Internal errors are logged and not returned, because a database message may quote its input.
          onFailure(error, tool.name);
          return {
            ok: false,
            error: { code: 'internal', message: 'The tool failed here; it may be tried again.' },
          };
        })
      : { ok: false, error: { code: 'unknown_tool', message: 'There is no such tool.' } };
    return outcome.ok
      ? { content: [{ type: 'text', text: JSON.stringify(outcome.result ?? null) }] }
      : { content: [{ type: 'text', text: JSON.stringify(outcome.error) }], isError: true };
  });
  return server;
}
