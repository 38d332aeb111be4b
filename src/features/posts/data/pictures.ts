import apiFetch from '@wordpress/api-fetch';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';
import { withRecent } from '@/kernel/recent';

/** The number of kept URLs. */
const LIMIT = 300;

/** The maximum of a REST request. */
const BATCH = 100;

/** URLs of images by attachment id; empty if there is none. */
const known = createSignal< ReadonlyMap< string, string > >( new Map() );
const wanted = new Set< number >();
let isBusy = false;

/** The URL of an image; empty while loading, or if there is none. */
export function usePicture( id: number ): string {
	const found = useSyncExternalStore( known.subscribe, () =>
		known.get().get( String( id ) )
	);
	const isMissing = id > 0 && found === undefined;
	useEffect( () => {
		if ( isMissing ) {
			wanted.add( id );
			void fulfil();
		}
	}, [ id, isMissing ] );
	return found ?? '';
}

/** Requests all images together that came into view at the same time. */
async function fulfil(): Promise< void > {
	if ( isBusy ) {
		return;
	}
	isBusy = true;
	await Promise.resolve();
	while ( wanted.size > 0 ) {
		const ids = [ ...wanted ].slice( 0, BATCH );
		ids.forEach( ( id ) => wanted.delete( id ) );
		const found = await load( ids );
		known.set(
			ids.reduce(
				( map, id ) =>
					withRecent(
						map,
						String( id ),
						found.get( id ) ?? '',
						LIMIT
					),
				known.get()
			)
		);
	}
	isBusy = false;
}

async function load(
	ids: readonly number[]
): Promise< ReadonlyMap< number, string > > {
	try {
		const answer = await apiFetch( {
			path: `/wp/v2/media?include=${ ids.join( ',' ) }&per_page=${ BATCH }&_fields=id,source_url,media_details.sizes`,
		} );
		return new Map(
			( Array.isArray( answer ) ? answer : [] ).flatMap( pictureIn )
		);
	} catch {
		// The list works without images.
		return new Map();
	}
}

function pictureIn( raw: unknown ): [ number, string ][] {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return [];
	}
	const details = isRecord( raw.media_details ) ? raw.media_details : {};
	const sizes = isRecord( details.sizes ) ? details.sizes : {};
	const { medium } = sizes;
	return [
		[
			raw.id,
			( isRecord( medium ) && stringOr( medium.source_url ) ) ||
				stringOr( raw.source_url ),
		],
	];
}
