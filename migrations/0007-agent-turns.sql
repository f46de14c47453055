-- The turn that gave a prompt: gone on with after a crash, it gives its prompt once.
alter table agent_prompts add column given_as uuid;
create unique index agent_prompts_given_as on agent_prompts (given_as);
