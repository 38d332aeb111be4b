import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { AppError, Load } from '@/kernel/result';
import {
	BASE_STYLES,
	STYLES_ID,
	stylesId,
} from '@/platform/experimental/globalStyles';
import { toAppError } from '@/platform/failure';
import { ENTITY, siteStyles, type SiteStyles } from './record';

export type StylesLoad = Load< SiteStyles > & { readonly retry: () => void };

/** Whether the styles are loaded. Unlike the styles, it doesn't change with each edit. */
export function useStylesArrival(): Load< null > & {
	readonly retry: () => void;
} {
	const { isThere, problem } = useSelect( ( fromStore ) => {
		const found = siteStyles( fromStore ) !== null;
		return { isThere: found, problem: found ? null : failure() };
	}, [] );
	return useMemo(
		() => ( { ...loadOf( isThere ? null : undefined, problem ), retry } ),
		[ isThere, problem ]
	);
}

/** The site's styles, including unsaved edits. */
export function useStyles(): StylesLoad {
	const { styles, problem } = useSelect( ( fromStore ) => {
		const found = siteStyles( fromStore );
		return { styles: found, problem: found ? null : failure() };
	}, [] );
	return useMemo(
		() => ( { ...loadOf( styles ?? undefined, problem ), retry } ),
		[ styles, problem ]
	);
}

function loadOf< Value >(
	value: Value | undefined,
	problem: string | null
): Load< Value > {
	if ( value !== undefined ) {
		return { status: 'ready', value };
	}
	return problem === null
		? { status: 'loading' }
		: { status: 'failed', error: JSON.parse( problem ) as AppError };
}

type Request = readonly [ selector: string, args: readonly unknown[] ];

/** The selectors to resolve, in this order. */
function requests(): readonly Request[] {
	const id = stylesId( select( coreStore ) );
	return [
		[ 'getEntityRecords', [ 'root', 'theme', { status: 'active' } ] ],
		[ 'getCurrentTheme', [] ],
		[ STYLES_ID, [] ],
		[ BASE_STYLES, [] ],
		...( id === undefined
			? []
			: [ [ 'getEntityRecord', [ ...ENTITY, id ] ] as const ] ),
	];
}

/** The error as JSON, so that equal failures are equal values; null while loading. */
function failure(): string | null {
	const core = select( coreStore );
	const asked = requests();
	for ( const [ selector, args ] of asked ) {
		const error = core.getResolutionError( selector, args );
		if ( error ) {
			return JSON.stringify( toAppError( error ) );
		}
	}
	const isOver = [ STYLES_ID, BASE_STYLES ].every( ( selector ) =>
		core.hasFinishedResolution( selector, [] )
	);
	const hasRecord = asked.length > 4;
	return isOver && ! hasRecord
		? JSON.stringify( { code: 'missing' } satisfies AppError )
		: null;
}

function retry(): void {
	for ( const [ selector, args ] of requests() ) {
		void dispatch( coreStore ).invalidateResolution( selector, args );
	}
}
