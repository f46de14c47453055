const paths = {
  write: 'M4 20c4-1 6-2 9-5l7-7a2.1 2.1 0 0 0-3-3l-7 7c-3 3-5 5-6 8Z M13 7l4 4',
  read: 'M12 6c-2-1.6-4.6-2-8-2v14c3.400 0 6 .4 8 2 2-1.600 4.600-2 8-2V4c-3.400 0-6 .4-8 2Z M12 6v14',
  memory: 'M3 16c3 0 3-6 6-6s3 8 6 8 3-11 6-11 M3 20h18',
  agents:
    'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6l-5 4v-4H6a2 2 0 0 1-2-2Z M8.500 8.500h7 M8.500 11.800h4.500',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M4.500 20.500c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
  speak: 'M5 9v6h3l5 4V5L8 9H5Z M16 9c1.500 1.500 1.500 4.500 0 6 M18.500 6.500c3 3 3 8 0 11',
  stop: 'M7 7h10v10H7z',
  back: 'M14 6l-6 6 6 6',
  forward: 'M10 6l6 6-6 6',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Z M15.500 15.500 20 20',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
