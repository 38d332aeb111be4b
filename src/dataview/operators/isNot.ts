import { __, sprintf } from '@wordpress/i18n';
import type { Operator } from './operator';

export const isNot: Operator = {
	takes: 'one',
	label: () => __( 'Is not', 'atelier' ),
	sentence: ( field, values ) =>
		sprintf(
			/* translators: 1: name of a field such as "Author", 2: the value it does not have. */
			__( '%1$s is not: %2$s', 'atelier' ),
			field,
			values
		),
	test: ( has, wanted ) => ! wanted.some( has ),
};
