import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';
import { boot } from '@/platform/boot';
import { siteLanguage } from '@/platform/siteLanguage';
import {
	inBatches,
	openWishes,
	outdated,
	withRendered,
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

interface Previews {
	/** The last rendering in any version; undefined before the first. */
	readonly known: ( of: string ) => KnownPreview< Preview > | undefined;
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Keeps the rendering of a document as long as it is shown. Returns what ends that. */
	readonly show: ( of: string ) => () => void;
	/** Has a version rendered. */
	readonly want: ( wish: PreviewWish ) => void;
	/** Has all rendered again when they are wanted next; the last ones stay until then. */
	readonly outdate: () => void;
}

/**
 * Renderings by the server, one batch at a time: the next one has all that came into view meanwhile. These aren't
 * `createAnswers`, because what is asked for is a version that only the browser knows, and the one before is shown until it comes.
 */
export function createPreviews(): Previews {
	const known = createSignal<
		ReadonlyMap< string, KnownPreview< Preview > >
	>( new Map() );
	/** The `<head>` that all previews share; sent once. */
	let head: string | null = null;
	let wishes: readonly PreviewWish[] = [];
	let isBusy = false;
	/** How often each document is shown. */
	const shown = new Map< string, number >();
	/** How often all became outdated; earlier responses are dropped. */
	let generation = 0;

	const load = async ( batch: readonly PreviewWish[] ): Promise< void > => {
		const began = generation;
		const answer = await fetchAnswer(
			batch.map( ( { of } ) => of ),
			head === null
		);
		if ( began !== generation ) {
			wishes = [ ...wishes, ...batch ];
			return;
		}
		const found = answer && parsePreviews( answer.value, head ?? '' );
		head = found ? found.head : head;
		known.set(
			withRendered( known.get(), batch, found && found.previews, shown )
		);
	};

	const fulfil = async (): Promise< void > => {
		if ( isBusy ) {
			return;
		}
		isBusy = true;
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
	};

	return {
		known: ( of ) => known.get().get( of ),
		subscribe: known.subscribe,
		show( of ) {
			shown.set( of, ( shown.get( of ) ?? 0 ) + 1 );
			return () => {
				const others = ( shown.get( of ) ?? 1 ) - 1;
				if ( others > 0 ) {
					shown.set( of, others );
				} else {
					shown.delete( of );
				}
			};
		},
		want( wish ) {
			wishes = [ ...wishes, wish ];
			void fulfil();
		},
		outdate() {
			generation++;
			head = null;
			known.set( outdated( known.get() ) );
		},
	};
}

/** Null if the request failed. */
async function fetchAnswer(
	refs: readonly string[],
	withHead: boolean
): Promise< { readonly value: unknown } | null > {
	try {
		const value: unknown = await apiFetch(
			requestFor( refs, withHead, unsavedStyles() )
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

function parsePreviews(
	answer: unknown,
	lastHead: string
): {
	readonly head: string;
	readonly previews: ReadonlyMap< string, Preview >;
} | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.items ) ) {
		return null;
	}
	const head = stringOr( answer.head, lastHead );
	const previews = answer.items.filter( isRecord ).map(
		( item ) =>
			[
				stringOr( item.ref ),
				{
					page: pageOf( item, head ),
					isEmpty: item.isEmpty === true,
					unseen: Array.isArray( item.unseen )
						? item.unseen.map( ( title ) => stringOr( title ) )
						: [],
				},
			] as const
	);
	return { head, previews: new Map( previews ) };
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
