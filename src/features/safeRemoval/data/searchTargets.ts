import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { request } from '@/platform/request';
import type { LinkTarget } from '@/features/replacing/index.model';

/** Something that links can lead to instead. */
export interface LinkGoal {
	/** Of its post. */
	readonly id: string;
	readonly title: string;
	readonly link: LinkTarget;
}

/** Published pages, posts and the like, of any type. */
export async function searchTargets(
	text: string
): Promise< Result< readonly LinkGoal[] > > {
	const query = new URLSearchParams( {
		type: 'post',
		subtype: 'any',
		per_page: '20',
		search: text,
		_fields: 'id,title,url,subtype',
	} );
	const answer = await request( {
		path: `/wp/v2/search?${ query.toString() }`,
	} );
	return answer.ok
		? ok(
				( Array.isArray( answer.value ) ? answer.value : [] )
					.filter( isRecord )
					.map( ( { id, title, url, subtype } ) => ( {
						id: String( id ),
						title: decodeEntities( stringOr( title ) ),
						link: {
							url: stringOr( url ),
							id: Number( id ),
							type: stringOr( subtype ),
						},
					} ) )
			)
		: answer;
}
