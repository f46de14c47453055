import { kingdoms } from '../../practice/kingdoms.ts';

export function KingdomName({ chakra }: { chakra: number }) {
  const kingdom = kingdoms[chakra - 1];
  if (!kingdom) return null;
  return (
    <span class={`kingdom k${chakra}`}>
      <span class="dot" aria-hidden="true" />
      {kingdom.name} <small>{kingdom.chakraName}</small>
    </span>
  );
}

export function Flow({ score }: { score: number }) {
  return <span class="flow">flow {score.toFixed(2)}</span>;
}
