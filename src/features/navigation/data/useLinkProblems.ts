import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { stringOr } from '@/kernel/guards';
import { targetKey, type Target } from '../model/describe';

/** The reason why visitors can't open the target of a link. */
export type LinkProblem = 'missing' | 'trash' | 'draft' | 'future' | 'private';

export type LinkProblems = ReadonlyMap< string, LinkProblem >;

/** The maximum of a REST request. */
const PORTION = 100;

const STATUSES = [
	'publish',
	'future',
	'draft',
	'pending',
	'private',
	'trash',
];

const BY_STATUS: Readonly< Record< string, LinkProblem > > = {
	trash: 'trash',
	draft: 'draft',
	pending: 'draft',
	future: 'future',
	private: 'private',
};

interface Question {
	readonly kind: Target[ 'kind' ];
	readonly type: string;
	readonly ids: readonly number[];
}

/** The problems of link targets, by `targetKey`; empty while loading. */
export function useLinkProblems( targets: readonly Target[] ): LinkProblems {
	const asked = JSON.stringify( questionsFor( targets ) );
	const found = useSelect(
		( select ) => {
			const core = select( coreStore );
			const problems: [ string, LinkProblem ][] = [];
			for ( const { kind, type, ids } of JSON.parse(
				asked
			) as Question[] ) {
				const records = core.getEntityRecords( kind, type, {
					include: ids,
					per_page: PORTION,
					_fields: 'id,status',
					...( kind === 'postType' ? { status: STATUSES } : {} ),
				} );
				if ( ! records ) {
					continue;
				}
				const statuses = new Map(
					records.map( ( { id, status } ) => [
						id,
						stringOr( status ),
					] )
				);
				for ( const id of ids ) {
					const status = statuses.get( id );
					const problem =
						status === undefined ? 'missing' : BY_STATUS[ status ];
					if ( problem ) {
						problems.push( [
							targetKey( { kind, type, id } ),
							problem,
						] );
					}
				}
			}
			// Serialized, so that an equal response is the same value.
			return JSON.stringify( problems );
		},
		[ asked ]
	);
	return useMemo(
		() => new Map( JSON.parse( found ) as [ string, LinkProblem ][] ),
		[ found ]
	);
}

function questionsFor( targets: readonly Target[] ): readonly Question[] {
	const byType = new Map< string, Target[] >();
	for ( const target of targets ) {
		const name = `${ target.kind } ${ target.type }`;
		byType.set( name, [ ...( byType.get( name ) ?? [] ), target ] );
	}
	return [ ...byType.values() ].flatMap( ( list ) => {
		const [ first ] = list;
		const ids = list.map( ( { id } ) => id ).sort( ( a, b ) => a - b );
		return first
			? Array.from(
					{ length: Math.ceil( ids.length / PORTION ) },
					( _nothing, at ) => ( {
						kind: first.kind,
						type: first.type,
						ids: ids.slice( at * PORTION, ( at + 1 ) * PORTION ),
					} )
				)
			: [];
	} );
}
