import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import {
	INVALID_REASONS,
	type InvalidReason,
	parseDoc,
	withPrintableReferences,
	type StylesDoc,
} from '@/features/globalStyles/index.model';

/** The reason why a value of a file is skipped: WordPress doesn't support it, the user can't set it, or it is invalid. */
export type LeftOutReason = 'unknown' | 'css' | 'role' | InvalidReason;

export interface LeftOut {
	/** Such as `styles.color.sparkle`. */
	readonly path: string;
	readonly reason: LeftOutReason;
}

/** The styles of a file. */
export interface ThemeJson {
	readonly name: string;
	readonly doc: StylesDoc;
	readonly leftOut: readonly LeftOut[];
}

/** Lets the server read a theme.json with WordPress's rules. */
export function readThemeJson(
	name: string,
	text: string
): Promise< Result< ThemeJson > > {
	return attempt( async () => {
		const answer = await apiFetch( {
			path: '/atelier/v1/theme-json',
			method: 'POST',
			data: { text },
		} );
		return isRecord( answer )
			? ok( {
					name,
					doc: withPrintableReferences( parseDoc( answer ) ),
					leftOut: parseLeftOut( answer.leftOut ),
				} )
			: fail( { code: 'malformed' } );
	} );
}

const REASONS: readonly LeftOutReason[] = [
	'unknown',
	'css',
	'role',
	...INVALID_REASONS,
];

const parseLeftOut = ( raw: unknown ): readonly LeftOut[] =>
	( Array.isArray( raw ) ? raw : [] )
		.filter( isRecord )
		.flatMap( ( entry ) => {
			const reason = REASONS.find( ( known ) => known === entry.reason );
			return reason && typeof entry.path === 'string'
				? [ { path: entry.path, reason } ]
				: [];
		} );
