import apiFetch from '@wordpress/api-fetch';
import { ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useLoad, type Loading } from '@/ui/useLoad';
import { kindsOf, type Kind, type KindSources } from '../model/kinds';
import {
	parsePostTypes,
	parseTaxonomies,
	parseTemplateTypes,
} from '../model/parseKinds';
import { firstSuggestions } from './suggestions';
import { useTemplates } from './useTemplates';

/** The kinds of new templates, or an error. */
export type KindsLoad = Loading< readonly Kind[] >;

/** The kinds of new templates, given the existing templates. */
export function useKinds(): KindsLoad {
	const templates = useTemplates();
	const slugs =
		templates.status === 'ready'
			? templates.value.map( ( { slug } ) => slug ).join( ' ' )
			: null;
	const kinds = useLoad(
		slugs,
		() => loadKinds( new Set( slugs?.split( ' ' ) ) ),
		{ isWanted: slugs !== null }
	);
	return templates.status === 'failed' ? templates : kinds;
}

function loadKinds(
	existing: ReadonlySet< string >
): Promise< Result< readonly Kind[] > > {
	return attempt( async () => {
		const kinds = kindsOf( await loadSources(), existing );
		const isOffered = await Promise.all( kinds.map( hasSomethingLeft ) );
		return ok( kinds.filter( ( _kind, at ) => isOffered[ at ] ) );
	} );
}

/** With a template for all items, only single items are left. */
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
