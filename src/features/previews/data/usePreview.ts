import apiFetch from '@wordpress/api-fetch';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { once } from '@/kernel/once';
import type { Load } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { siteLanguage } from '@/platform/siteLanguage';
import { boot } from '@/platform/boot';
import { recordsBeingSaved } from '@/platform/experimental/savingRecords';
import { recordStore, watchRecordStore } from '@/platform/recordStore';
import {
	inBatches,
	openWishes,
	outdated,
	type KnownPreview,
	type PreviewWish,
} from '../model/previewQueue';
import { unsavedStyles, type UnsavedStyles } from './unsavedStyles';

/** A rendering of a document as on the front end. */
export interface Preview {
	/** A complete HTML page for a frame. */
	readonly page: string;
	/** Whether the rendering is empty. */
	readonly isEmpty: boolean;
	/** The titles of its blocks if none of them shows anything, such as a logo that the site doesn't have. */
	readonly unseen: readonly string[];
}

/** Whether anything is seen in a preview. */
export const showsSomething = ( { isEmpty, unseen }: Preview ): boolean =>
	! isEmpty && unseen.length === 0;

const known = createSignal< ReadonlyMap< string, KnownPreview< Preview > > >(
	new Map()
);

/** The `<head>` that all previews share; sent once. */
let head: string | null = null;
let wishes: PreviewWish[] = [];
let isBusy = false;

/** A preview by the server, in one request with all that are needed at the same time; null where it has none. */
export function usePreview( {
	of,
	version,
}: PreviewWish ): Load< Preview | null > {
	const found = useSyncExternalStore( known.subscribe, () =>
		known.get().get( of )
	);
	const isKnown = found?.version === version;
	useEffect( () => {
		if ( ! isKnown ) {
			wishes.push( { of, version } );
			void fulfil();
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
		known.subscribe,
		() => known.get().get( of )?.version
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
			makeAnew();
		}
		wasSaving = isSaving;
		const styles = unsavedStyles();
		if ( styles !== shown ) {
			shown = styles;
			clearTimeout( waiting );
			waiting = setTimeout( makeAnew, REST );
		}
	} );
} );

/** How often all previews became outdated; earlier responses are dropped. */
let generation = 0;

function makeAnew(): void {
	generation++;
	head = null;
	known.set( outdated( known.get() ) );
}

/** Requests pending previews, one batch at a time. */
async function fulfil(): Promise< void > {
	if ( isBusy ) {
		return;
	}
	isBusy = true;
	watchChanges();
	// Collects all previews that come into view at the same time into one request.
	await Promise.resolve();
	while ( wishes.length > 0 ) {
		const [ batch, ...others ] = inBatches(
			openWishes( wishes, known.get() )
		);
		wishes = others.flat();
		if ( batch ) {
			await load( batch );
		}
	}
	isBusy = false;
}

async function load( batch: readonly PreviewWish[] ): Promise< void > {
	const began = generation;
	const answer = await fetchAnswer( batch.map( ( { of } ) => of ) );
	if ( began !== generation ) {
		wishes.push( ...batch );
		return;
	}
	const previews = answer && parsePreviews( answer.value );
	const next = new Map( known.get() );
	for ( const { of, version } of batch ) {
		// Failed requests are retried when the preview is next visible.
		next.set(
			of,
			previews
				? { version, value: previews.get( of ) ?? null }
				: { version: null, value: next.get( of )?.value ?? null }
		);
	}
	known.set( next );
}

/** Null if the request failed. */
async function fetchAnswer(
	refs: readonly string[]
): Promise< { readonly value: unknown } | null > {
	try {
		const value: unknown = await apiFetch(
			requestFor( refs, head === null, unsavedStyles() )
		);
		return { value };
	} catch {
		// The list works without previews; each shows that there is none.
		return null;
	}
}

const PATH = '/atelier/v1/previews';

/** A POST request, because styles are too long for a URL. */
function requestFor(
	refs: readonly string[],
	withHead: boolean,
	styles: UnsavedStyles | null
) {
	if ( styles ) {
		return {
			path: PATH,
			method: 'POST',
			data: { refs, with_head: withHead, styles },
		};
	}
	const query = new URLSearchParams(
		refs.map( ( ref ) => [ 'refs[]', ref ] as [ string, string ] )
	);
	query.set( 'with_head', withHead ? '1' : '0' );
	return { path: `${ PATH }?${ query.toString() }` };
}

function parsePreviews( answer: unknown ): ReadonlyMap< string, Preview > {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.items ) ) {
		return new Map();
	}
	const shared = stringOr( answer.head, head ?? '' );
	head = shared;
	return new Map(
		answer.items.filter( isRecord ).map( ( item ) => [
			stringOr( item.ref ),
			{
				page: pageOf( item, shared ),
				isEmpty: item.isEmpty === true,
				unseen: Array.isArray( item.unseen )
					? item.unseen.map( ( title ) => stringOr( title ) )
					: [],
			},
		] )
	);
}

/** A complete HTML page: the server's markup, with URLs relative to the site instead of its admin. */
export const pageOf = (
	{ body, bodyClass, css }: UnknownRecord,
	shared: string
): string =>
	[
		`<!doctype html><html lang="${ inAttribute( siteLanguage.get().lang ) }" dir="${ inAttribute( siteLanguage.get().dir ) }"><head>`,
		`<base href="${ inAttribute( boot().homeUrl ) }">`,
		shared,
		stringOr( css ),
		'<style>html{overflow:hidden}</style></head>',
		`<body class="${ inAttribute( stringOr( bodyClass ) ) }">`,
		stringOr( body ),
		'</body></html>',
	].join( '' );

const inAttribute = ( text: string ): string => text.replace( /["<>]/g, '' );
