import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import {
	fieldChangeLabel,
	recordLabel,
	valueLabel,
	type FieldSubject,
} from '@/features/documents/index.records';
import type { FieldChange } from '@/features/documents/index.model';
import { SETTINGS } from '../model/site';
import { allowedLabel, homepageLabel } from './options';

/** A changed setting of the site, with its old and its new value; its name only where that isn't above them. */
export function siteChangeLabel(
	change: FieldChange,
	_id?: FieldSubject,
	{ isTitled } = { isTitled: false }
): string {
	const [ property, ...nested ] = change.path;
	if ( property === undefined || nested.length > 0 ) {
		return fieldChangeLabel( change );
	}
	const before = siteValueLabel( property, change.from );
	const now = siteValueLabel( property, change.to );
	if ( isTitled ) {
		return sprintf(
			/* translators: 1: a value before a change, 2: the value after it. */
			__( '%1$s → %2$s', 'atelier' ),
			before,
			now
		);
	}
	return sprintf(
		/* translators: 1: a setting of the site, 2: its value before, 3: its value now. */
		__( '%1$s: %2$s → %3$s', 'atelier' ),
		recordLabel( { name: 'site', title: '', property } ),
		before,
		now
	);
}

function siteValueLabel( property: string, value: unknown ): string {
	switch ( property ) {
		case SETTINGS.hasStaticHomepage:
			return valueLabel( homepageLabel( value === 'page' ) );
		case SETTINGS.allowsComments:
			return valueLabel( allowedLabel( value === 'open' ) );
		default:
			return valueLabel(
				typeof value === 'string'
					? decodeEntities( value )
					: value === 0
						? null
						: value
			);
	}
}
