import { useEffect } from '@wordpress/element';
import { createSignal } from '@/kernel/signal';
import { useSignal } from '@/ui/useSignal';
import type { ScreenView } from './screenView';

/** Facts about a document once its record has been loaded. */
interface KnownDocument {
	readonly title: string;
	/** Documents in the trash can't be edited. */
	readonly isTrashed: boolean;
}

const known = createSignal<
	| ( KnownDocument & {
			/** The key of the document's screen. */
			readonly key: string;
	  } )
	| null
>( null );

/** Reports facts about the document on the screen with this key to the shell. */
export function useKnownDocument(
	key: string,
	{ title, isTrashed }: KnownDocument
): void {
	useEffect(
		() => known.set( { key, title, isTrashed } ),
		[ key, title, isTrashed ]
	);
}

/** Whether the document of a screen is known to be in the trash. */
export function useIsTrashed( { key }: ScreenView ): boolean {
	const latest = useSignal( known );
	return latest?.key === key && latest.isTrashed;
}

/** The title of a screen: that of its document, as soon as it is known. */
export function useScreenTitle( screen: ScreenView ): string {
	const latest = useSignal( known );
	if ( latest?.key === screen.key ) {
		return latest.title;
	}
	return screen.isEditing && screen.subject
		? screen.subject.title
		: screen.title;
}
