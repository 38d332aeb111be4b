import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { askAgain, removeDocuments } from '../../documents/records';
import { rawText } from '../../../kernel/guards';
import type { Template } from '../model/template';
import { LIST, TYPE, untilListed } from './useTemplates';

const ROUTE = '/wp/v2/templates';

/** What came of changing several templates. */
export interface Outcome {
	readonly done: readonly Template[];
	readonly failed: readonly {
		readonly template: Template;
		readonly error: AppError;
	}[];
	/** Puts back what is gone; templates that cannot be put back are its failures. */
	readonly undo: () => Promise< Outcome >;
}

/** Deletes templates, or the changes that were made to those that come with the theme. */
export async function removeTemplates(
	templates: readonly Template[]
): Promise< Outcome > {
	const kept = textsById();
	const results = await removeDocuments(
		templates.map( ( { id } ) => ( { type: TYPE, id } ) ),
		true
	);
	await untilListed();
	const outcome = outcomeOf( templates, results );
	return {
		...outcome,
		undo: () => putBack( outcome.done, kept ),
	};
}

/** What a template says, exactly as it is stored. */
interface Texts {
	readonly title: string;
	readonly description: string;
	readonly content: string;
}

/** From the list: asking for single records would fetch what is being deleted. */
const textsById = (): ReadonlyMap< string, Texts > =>
	new Map(
		( select( coreStore ).getEntityRecords( ...LIST ) ?? [] ).map(
			( { id, title, description, content } ) => [
				String( id ),
				{
					title: rawText( title ),
					description: rawText( description ),
					content: rawText( content ),
				},
			]
		)
	);

async function putBack(
	templates: readonly Template[],
	kept: ReadonlyMap< string, Texts >
): Promise< Outcome > {
	const results: Result< void >[] = [];
	for ( const template of templates ) {
		results.push( await sendBack( template, kept.get( template.id ) ) );
	}
	askAgain();
	await untilListed();
	return {
		...outcomeOf( templates, results ),
		undo: () => removeTemplates( templates ),
	};
}

async function sendBack(
	{ id, slug, isCustom, removal }: Template,
	texts: Texts | undefined
): Promise< Result< void > > {
	if ( ! texts ) {
		return fail( { code: 'missing' } );
	}
	try {
		await apiFetch( {
			path: removal === 'reset' ? `${ ROUTE }/${ id }` : ROUTE,
			method: 'POST',
			data:
				removal === 'reset'
					? texts
					: {
							...texts,
							slug,
							status: 'publish',
							// Otherwise it would come back as one that has to be chosen by hand.
							is_wp_suggestion: ! isCustom,
						},
		} );
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** Gives a template another name. */
export async function renameTemplate(
	{ id }: Template,
	title: string
): Promise< Result< void > > {
	try {
		await dispatch( coreStore ).saveEntityRecord(
			'postType',
			TYPE,
			{ id, title },
			{ throwOnError: true }
		);
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

function outcomeOf(
	templates: readonly Template[],
	results: readonly Result< void >[]
): Omit< Outcome, 'undo' > {
	return {
		done: templates.filter( ( _template, at ) => results[ at ]?.ok ),
		failed: templates.flatMap( ( template, at ) => {
			const result = results[ at ];
			return result && ! result.ok
				? [ { template, error: result.error } ]
				: [];
		} ),
	};
}
