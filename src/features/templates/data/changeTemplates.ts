import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { askAgain, removeDocuments } from '../../documents/records';
import type { Template } from '../model/template';
import { TYPE, untilListed } from './useTemplates';

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
	const core = select( coreStore );
	const kept = new Map(
		templates.map( ( { id } ) => [
			id,
			core.getRawEntityRecord( 'postType', TYPE, id ) ?? {},
		] )
	);
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

async function putBack(
	templates: readonly Template[],
	kept: ReadonlyMap< string, UnknownRecord >
): Promise< Outcome > {
	const results: Result< void >[] = [];
	for ( const template of templates ) {
		results.push(
			await sendBack( template, kept.get( template.id ) ?? {} )
		);
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
	record: UnknownRecord
): Promise< Result< void > > {
	const texts = {
		title: stringOr( record.title ),
		description: stringOr( record.description ),
		content: stringOr( record.content ),
	};
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
