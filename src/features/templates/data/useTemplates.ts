import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '../../../kernel/guards';
import type { Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import {
	allowsMethod,
	parseAuthor,
	removalOf,
	titleOf,
	type ListQuery,
} from '../../documents/records';
import {
	parseTemplate,
	type Template,
	type TemplateReaders,
} from '../model/template';

export const TYPE = 'wp_template';

/** The server lists templates without pages; the command palette asks for the same. */
export const LIST: ListQuery = [ 'postType', TYPE, { per_page: -1 } ];

const READERS: TemplateReaders = {
	readText: ( text ) => decodeEntities( text ),
	readTitle: titleOf,
	readAuthor: ( record ) =>
		parseAuthor( record, ( text ) => decodeEntities( text ) ),
	readRemoval: ( record ) => removalOf( TYPE, record ),
	allows: allowsMethod,
};

/** Parsed once each: unchanged records stay the same templates, so that their rows need not render again. */
const parsed = new WeakMap< UnknownRecord, Template | null >();

/** Every template of the theme, as the server has it. */
export function useTemplates(): Load< readonly Template[] > & {
	readonly retry: () => void;
} {
	const { records, isResolved, error } = useSelect( ( select ) => {
		const core = select( coreStore );
		return {
			records: core.getEntityRecords( ...LIST ),
			isResolved: core.hasFinishedResolution( 'getEntityRecords', LIST ),
			error: core.getResolutionError( 'getEntityRecords', LIST ),
		};
	}, [] );
	const { invalidateResolution } = useDispatch( coreStore );
	return useMemo( () => {
		const retry = () =>
			void invalidateResolution( 'getEntityRecords', LIST );
		if ( records ) {
			const value = records
				.map( templateOf )
				.filter( ( template ) => template !== null );
			return { status: 'ready', value, retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		// 7.1 keeps the reason of a failure to itself: a list that has come is never null.
		return isResolved
			? { status: 'failed', error: { code: 'server' }, retry }
			: { status: 'loading', retry };
	}, [ records, isResolved, error, invalidateResolution ] );
}

function templateOf( record: UnknownRecord ): Template | null {
	const known = parsed.get( record );
	if ( known !== undefined ) {
		return known;
	}
	const template = parseTemplate( record, READERS );
	parsed.set( record, template );
	return template;
}
