import { subjectKey, type Subject } from '@/kernel/subject';

/** A record with unsaved changes. */
export interface ChangedRecord extends Subject {
	readonly title: string;
	/** The changed setting, for records whose settings are saved one by one. */
	readonly property?: string;
}

/** The key of a changed record: two changes with the same key change the same record or setting. */
export const changeKey = ( { property, ...record }: ChangedRecord ): string =>
	[ subjectKey( record ), property ?? '' ].join( '|' );
