import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { TYPE } from './useTemplates';

/** What has to be allowed for making a template, as REST tells it. */
const NEEDED = [
	TYPE,
	// Whoever may not write posts may not tie a template to its theme either, and WordPress would lose it.
	'post',
];

/**
 * Whether the user may make templates.
 *
 * @param isAsked Whether it matters by now; nothing is asked before.
 */
export const useCanAdd = ( isAsked: boolean ): boolean =>
	useSelect(
		( select ) =>
			isAsked &&
			NEEDED.every(
				( name ) =>
					select( coreStore ).canUser( 'create', {
						kind: 'postType',
						name,
					} ) === true
			),
		[ isAsked ]
	);
