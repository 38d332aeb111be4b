import { __, sprintf } from '@wordpress/i18n';
import type { Operator } from './operator';

export const isAll: Operator = {
	takes: 'many',
	label: () => __( 'Is all', 'atelier' ),
	sentence: ( field, values ) =>
		sprintf(
			/* translators: 1: name of a field such as "Author", 2: values all of which it has. */
			__( '%1$s is all: %2$s', 'atelier' ),
			field,
			values
		),
	test: ( has, wanted ) => wanted.every( has ),
};
