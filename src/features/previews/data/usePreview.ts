import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { once } from '@/kernel/once';
import type { Load } from '@/kernel/result';
import { recordsBeingSaved } from '@/platform/experimental/savingRecords';
import { recordStore, watchRecordStore } from '@/platform/recordStore';
import type { PreviewWish } from '../model/previewQueue';
import { createPreviews, type Preview } from './previews';
import { unsavedStyles } from './unsavedStyles';

/** Whether anything is seen in a preview. */
export const showsSomething = ( { isEmpty, unseen }: Preview ): boolean =>
	! isEmpty && unseen.length === 0;

const previews = createPreviews();

/** A preview by the server, in one request with all that are needed at the same time; null where it has none. */
export function usePreview( {
	of,
	version,
}: PreviewWish ): Load< Preview | null > {
	const found = useSyncExternalStore( previews.subscribe, () =>
		previews.known( of )
	);
	const isKnown = found?.version === version;
	useEffect( () => previews.show( of ), [ of ] );
	useEffect( () => {
		if ( ! isKnown ) {
			watchChanges();
			previews.want( { of, version } );
		}
	}, [ of, version, isKnown ] );
	// The previous rendering is kept until the next one arrives.
	return found
		? { status: 'ready', value: found.value }
		: { status: 'loading' };
}

/** The last loaded preview in any version, for components that show it briefly. */
export function useKnownPreview( of: string ): Load< Preview | null > {
	const version = useSyncExternalStore(
		previews.subscribe,
		() => previews.known( of )?.version
	);
	return usePreview( { of, version: version ?? '' } );
}

/** How long styles must stay unchanged before all previews are rendered with them, in milliseconds. */
const REST = 300;

/**
 * A saved template part, style or post may be in any preview, and unsaved styles are in all of them: after a save or a
 * change of styles, all previews are outdated.
 */
const watchChanges = once( () => {
	let wasSaving = false;
	let shown = unsavedStyles();
	let waiting: ReturnType< typeof setTimeout > | undefined;
	watchRecordStore( () => {
		const core = recordStore();
		const isSaving = core !== null && recordsBeingSaved( core ).length > 0;
		if ( wasSaving && ! isSaving ) {
			previews.outdate();
		}
		wasSaving = isSaving;
		const styles = unsavedStyles();
		if ( styles !== shown ) {
			shown = styles;
			clearTimeout( waiting );
			waiting = setTimeout( previews.outdate, REST );
		}
	} );
} );
