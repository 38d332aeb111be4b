import { __, sprintf } from '@wordpress/i18n';
import type { Operator } from './operator';

export const isAny: Operator = {
	takes: 'many',
	label: () => __( 'Is any', 'atelier' ),
	sentence: ( field, values ) =>
		sprintf(
			/* translators: 1: name of a field such as "Author", 2: values of which it has one. */
			__( '%1$s is any: %2$s', 'atelier' ),
			field,
			values
		),
	test: ( has, wanted ) => wanted.some( has ),
};
