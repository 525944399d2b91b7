import { language, type Language } from '../../shared/lib/language';

/** The part of the Web Speech API that the shop uses, which TypeScript does not declare. */
interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type RecognitionClass = new () => Recognition;

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' };

function recognitionClass(): RecognitionClass | undefined {
  const browser = window as unknown as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecognitionClass>
  >;
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Whether the browser supports speech recognition. */
export const hearsSpeech = (): boolean => recognitionClass() !== undefined;

interface Listening {
  onHeard: (text: string) => void;
  /** Recognition was not allowed, or understood nothing. */
  onFailed: () => void;
  onEnd: () => void;
}

/** Listens for one sentence in the language of the shop; returns a function that stops listening. */
export function listen({ onHeard, onFailed, onEnd }: Listening): () => void {
  const Class = recognitionClass();
  if (!Class) return () => undefined;
  const recognition = new Class();
  recognition.lang = locales[language()];
  recognition.onresult = ({ results }) => {
    const heard = results[0]?.[0]?.transcript.trim().replace(/[.।]$/, '');
    if (heard) onHeard(heard);
  };
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') onFailed();
  };
  recognition.onend = onEnd;
  recognition.start();
  return () => recognition.abort();
}
