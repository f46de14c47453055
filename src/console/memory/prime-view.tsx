import { useState } from 'preact/hooks';
import { Flow, KingdomName } from '../parts/kingdom.tsx';
import { Failure, Waiting } from '../parts/notice.tsx';
import { useEvery, useResource } from '../parts/resource.ts';
import { addresses } from '../parts/route.ts';
import { useSurroundings } from '../parts/surroundings.ts';

const askEveryMs = 1_500;

/** A prime as it comes: its name and reflection, and the picture once it is painted. */
export function PrimeView({ writingId }: { writingId: string }) {
  const { client } = useSurroundings();
  const { value, error, reload } = useResource(
    (signal) => client.call('getWriting', { path: { id: writingId }, signal }),
    [writingId],
  );
  const prime = value?.prime;
  useEvery(askEveryMs, prime !== undefined && (!prime.image_url || prime.title === ''), reload);
  if (!value) return error ? <Failure error={error} onRetry={reload} /> : <Waiting>A moment…</Waiting>;
  return (
    <article class="prime">
      <Picture
        address={prime?.image_url}
        text={`A painting for “${prime?.title || 'this prime'}”`}
        shape="square"
      />
      <div>
        <h2>{prime?.title || 'Finding its name…'}</h2>
        <p class="facts">
          <KingdomName chakra={value.chakra} /> <Flow score={value.flow_score} />
        </p>
        {prime?.reflection && <p class="lead">{prime.reflection}</p>}
        <p>
          <a href={addresses.writing(value.id)}>Read it again, with what was seen in it</a>
        </p>
      </div>
    </article>
  );
}

/** A picture that fades in when it is there. */
export function Picture({
  address,
  text,
  shape,
}: {
  address: string | null | undefined;
  text: string;
  shape: 'square' | 'tall';
}) {
  const [isThere, setThere] = useState(false);
  return (
    <div class={`picture ${shape} ${isThere ? 'there' : ''}`} aria-busy={!isThere}>
      {!isThere && <span class="coming">The picture is being painted</span>}
      {address && (
        <img
          src={address}
          alt={text}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setThere(true);
          }}
          onLoad={() => setThere(true)}
        />
      )}
    </div>
  );
}
