import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { fail, ok, type Load, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { kindsOf, type Kind, type KindSources } from '../model/kinds';
import {
	parsePostTypes,
	parseTaxonomies,
	parseTemplateTypes,
} from '../model/parseKinds';
import { firstSuggestions } from './suggestions';
import { useTemplates } from './useTemplates';

/** What new templates can apply to, or why it is not known. */
export type KindsLoad = Load< readonly Kind[] > & {
	readonly retry: () => void;
};

/** What new templates can apply to, given the templates that there are. */
export function useKinds(): KindsLoad {
	const templates = useTemplates();
	const [ load, setLoad ] = useState< Load< readonly Kind[] > >( {
		status: 'loading',
	} );
	const [ attempt, setAttempt ] = useState( 0 );
	const slugs =
		templates.status === 'ready'
			? templates.value.map( ( { slug } ) => slug ).join( ' ' )
			: null;
	useEffect( () => {
		let isCurrent = true;
		if ( slugs !== null ) {
			void loadKinds( new Set( slugs.split( ' ' ) ) ).then(
				( result ) => {
					if ( isCurrent ) {
						setLoad(
							result.ok
								? { status: 'ready', value: result.value }
								: { status: 'failed', error: result.error }
						);
					}
				}
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ slugs, attempt ] );
	const retry = useCallback( () => {
		setLoad( { status: 'loading' } );
		setAttempt( ( before ) => before + 1 );
	}, [] );
	return templates.status === 'failed' ? templates : { ...load, retry };
}

async function loadKinds(
	existing: ReadonlySet< string >
): Promise< Result< readonly Kind[] > > {
	try {
		const kinds = kindsOf( await loadSources(), existing );
		const isOffered = await Promise.all( kinds.map( hasSomethingLeft ) );
		return ok( kinds.filter( ( _kind, at ) => isOffered[ at ] ) );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** Where there is a template for all items, the single ones are all that is left. */
async function hasSomethingLeft( {
	hasGeneral,
	entities,
}: Kind ): Promise< boolean > {
	if ( ! hasGeneral || ! entities ) {
		return true;
	}
	const single = await firstSuggestions( entities );
	return ! single.ok || single.value.length > 0;
}

async function loadSources(): Promise< KindSources > {
	const [ theme, postTypes, taxonomies ] = await Promise.all(
		[
			'/wp/v2/themes?status=active&_fields=default_template_types',
			'/wp/v2/types?context=edit',
			'/wp/v2/taxonomies?context=edit',
		].map( ( path ) => apiFetch( { path } ) )
	);
	return {
		types: parseTemplateTypes( theme ),
		postTypes: parsePostTypes( postTypes ),
		taxonomies: parseTaxonomies( taxonomies ),
	};
}
