import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '../../../kernel/guards';
import type { Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { titleOf } from '../../documents/records';
import { parseMenu, type Menu, type MenuReaders } from '../model/menu';
import { useFacts } from './facts';

export const TYPE = 'wp_navigation';

/** Every menu, the newest first. Without their content: the server would render each. */
const LIST: [ string, string, Readonly< Record< string, unknown > > ] = [
	'postType',
	TYPE,
	{
		per_page: -1,
		status: [ 'publish', 'draft' ],
		order: 'desc',
		orderby: 'date',
		_fields: 'id,title,slug,status',
	},
];

const READERS: MenuReaders = {
	readText: ( text ) => decodeEntities( text ),
	readTitle: titleOf,
};

type MenusLoad = Load< readonly Menu[] > & { readonly retry: () => void };

/** Every menu as the server has it. */
export function useMenus(): MenusLoad {
	const facts = useFacts();
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
			return {
				status: 'ready',
				value: records.flatMap( ( record ) => menuOf( record, facts ) ),
				retry,
			};
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		// 7.1 keeps the reason of a failure to itself: a list that has come is never null.
		return isResolved
			? { status: 'failed', error: { code: 'server' }, retry }
			: { status: 'loading', retry };
	}, [ records, facts, isResolved, error, invalidateResolution ] );
}

function menuOf(
	record: UnknownRecord,
	facts: ReturnType< typeof useFacts >
): Menu[] {
	const menu = parseMenu( record, READERS );
	return menu ? [ { ...menu, facts: facts?.get( menu.id ) ?? null } ] : [];
}

/** Whether the site has a published page; undefined until that is known. */
export const useHasPages = ( isWanted: boolean ): boolean | undefined =>
	useSelect(
		( select ) => {
			const pages = isWanted
				? select( coreStore ).getEntityRecords( 'postType', 'page', {
						per_page: 1,
						status: 'publish',
						_fields: 'id',
					} )
				: null;
			return pages ? pages.length > 0 : undefined;
		},
		[ isWanted ]
	);
