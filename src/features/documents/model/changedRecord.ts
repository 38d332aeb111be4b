import { subjectKey, type Subject } from '../../../kernel/subject';

/** A record with changes that the server does not have yet. */
export interface ChangedRecord extends Subject {
	readonly title: string;
	/** The one setting that changed, for records that are saved setting by setting. */
	readonly property?: string;
}

/** Names a changed record: two changes with the same key are changes of the same thing. */
export const keyOf = ( { property, ...record }: ChangedRecord ): string =>
	[ subjectKey( record ), property ?? '' ].join( '|' );
