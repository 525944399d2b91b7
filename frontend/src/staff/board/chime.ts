let context: AudioContext | undefined;

/** Two short rising tones, made by the browser itself. It stays silent until somebody has used the page. */
export function playChime(): void {
  context ??= new AudioContext();
  const { currentTime } = context;
  void context.resume().catch(() => undefined);
  for (const [index, frequency] of [660, 880].entries())
    playTone(context, frequency, currentTime + index * 0.18);
}

function playTone(audio: AudioContext, frequency: number, startsAt: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  // It fades in and out: a tone that begins or ends at once clicks.
  volume.gain.setValueAtTime(0, startsAt);
  volume.gain.linearRampToValueAtTime(0.2, startsAt + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, startsAt + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(startsAt);
  tone.stop(startsAt + 0.36);
}
