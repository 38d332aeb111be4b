import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { createSignal } from '../kernel/signal';
import type { ScreenView } from './screens';

/** The title of a document, known once its record has been loaded. */
interface KnownTitle {
	/** The screen that it is the title of. */
	readonly key: string;
	readonly title: string;
}

const known = createSignal< KnownTitle | null >( null );

/** Tells the shell the title of the document on the screen with this key. */
export function useKnownTitle( key: string, title: string ): void {
	useEffect( () => known.set( { key, title } ), [ key, title ] );
}

/** What the screen is called: the title of its document, as soon as that is known. */
export function useScreenTitle( screen: ScreenView ): string {
	const latest = useSyncExternalStore( known.subscribe, known.get );
	if ( latest?.key === screen.key ) {
		return latest.title;
	}
	return screen.isEditing && screen.subject
		? screen.subject.title
		: screen.title;
}
