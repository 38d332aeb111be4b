import apiFetch from '@wordpress/api-fetch';
import { locale } from '@/platform/locale';
import type { Option } from '@/dataview/types';
import { monthLabel } from '../model/month';

/** The months of the items of a type, newest first. */
export async function loadMonths( type: string ): Promise< readonly Option[] > {
	const answer = await apiFetch( {
		path: `/atelier/v1/posts/${ type }/months`,
	} );
	return ( Array.isArray( answer ) ? answer : [] ).flatMap(
		( month: unknown ) =>
			typeof month === 'string'
				? [ { value: month, label: monthLabel( month, locale() ) } ]
				: []
	);
}
