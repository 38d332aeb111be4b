import { __, sprintf } from '@wordpress/i18n';
import type { Operator } from './operator';

export const is: Operator = {
	takes: 'one',
	label: () => __( 'Is', 'atelier' ),
	sentence: ( field, values ) =>
		sprintf(
			/* translators: 1: name of a field such as "Author", 2: the value it has. */
			__( '%1$s is: %2$s', 'atelier' ),
			field,
			values
		),
	test: ( has, wanted ) => wanted.some( has ),
};
