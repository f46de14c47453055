import { withServices } from './with-services.ts';

export async function issueToken(name: string, options: { toExisting: boolean }): Promise<void> {
  console.log(await withServices(({ identity }) => identity.issueClientToken(name, options)));
}

export async function listTokens({ json }: { json: boolean }): Promise<void> {
  const clients = await withServices(({ identity }) => identity.listClients());
  if (json) {
    const rows = clients.map(({ name, createdAt, tokens, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      tokens,
      last_used_at: lastUsedAt ?? null,
    }));
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  if (clients.length === 0)
    console.log('No client has a token. Issue one: npm run practice -- token issue --name <client>');
  for (const { name, createdAt, tokens, lastUsedAt } of clients) {
    const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used';
    console.log(
      `${name}  ${tokens} valid ${tokens === 1 ? 'token' : 'tokens'}, ${used}, since ${createdAt.toISOString()}`,
    );
  }
}

export async function revokeTokens(name: string): Promise<void> {
  const ended = await withServices(({ identity }) => identity.revokeClientTokens(name));
  if (ended === undefined) throw new Error(`There is no client named ${name}.`);
  console.log(`${ended} ${ended === 1 ? 'token' : 'tokens'} of ${name} revoked.`);
}
