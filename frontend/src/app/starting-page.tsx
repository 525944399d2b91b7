import { LoadingState } from '../ui/states';

/** What is seen until the first screen has been loaded. */
export function StartingPage() {
  return (
    <main className="page">
      <LoadingState label="Loading the shop" />
    </main>
  );
}
