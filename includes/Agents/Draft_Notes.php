<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;

/**
 * What people ask an agent to change in a site draft, and what it answers. Each note is a row of its own, so that two people who write
 * at the same moment don't overwrite each other.
 */
final class Draft_Notes {
	private const META = '_atelier_draft_note';

	/** Of a note or an answer, in characters. */
	public const MAX_LENGTH = 2000;

	/** Of one draft. */
	public const MAX_NOTES = 200;

	/**
	 * The notes of a draft, oldest first.
	 *
	 * @return list<array{ id: string, key: string, text: string, by: int, date: string, answer: array{ text: string, date: string }|null }>
	 *         `key` is that of a change, empty for the whole draft; dates as in REST; an answer of null is still to come.
	 */
	public static function of( int $draft ): array {
		return array_values( array_filter( array_map( array( self::class, 'parsed' ), get_post_meta( $draft, self::META ) ) ) );
	}

	/** @return int How many of them have no answer yet. */
	public static function count_open( int $draft ): int {
		return count( array_filter( self::of( $draft ), static fn( array $note ): bool => null === $note['answer'] ) );
	}

	/**
	 * Adds a note.
	 *
	 * @param string $key  Of a change; empty for the whole draft.
	 * @param string $text Plain text; what is too long is cut.
	 * @param string $now  GMT, as in the database.
	 * @return string Its ID; empty if the text is, or the draft has too many.
	 */
	public static function add( int $draft, string $key, string $text, int $by, string $now ): string {
		$text = self::plain( $text );
		if ( '' === $text || count( self::of( $draft ) ) >= self::MAX_NOTES ) {
			return '';
		}
		$note = array(
			'id'     => wp_generate_uuid4(),
			'key'    => $key,
			'text'   => $text,
			'by'     => $by,
			'date'   => Rest::time( $now ),
			'answer' => null,
		);
		return add_post_meta( $draft, self::META, wp_slash( $note ) ) ? $note['id'] : '';
	}

	/**
	 * Answers a note, in place of an earlier answer.
	 *
	 * @param string $text Plain text; what is too long is cut.
	 * @param string $now  GMT, as in the database.
	 * @return bool False if there is no such note, or the text is empty.
	 */
	public static function answer( int $draft, string $id, string $text, string $now ): bool {
		$text = self::plain( $text );
		foreach ( '' === $text ? array() : get_post_meta( $draft, self::META ) as $stored ) {
			$note = self::parsed( $stored );
			if ( $note && $note['id'] === $id ) {
				$note['answer'] = array(
					'text' => $text,
					'date' => Rest::time( $now ),
				);
				return (bool) update_post_meta( $draft, self::META, wp_slash( $note ), $stored );
			}
		}
		return false;
	}

	/** Removes a note with its answer. */
	public static function remove( int $draft, string $id ): bool {
		foreach ( get_post_meta( $draft, self::META ) as $stored ) {
			if ( is_array( $stored ) && ( $stored['id'] ?? null ) === $id ) {
				return delete_post_meta( $draft, self::META, wp_slash( $stored ) );
			}
		}
		return false;
	}

	private static function plain( string $text ): string {
		return mb_substr( trim( sanitize_textarea_field( $text ) ), 0, self::MAX_LENGTH );
	}

	/**
	 * @param mixed $stored
	 * @return array{ id: string, key: string, text: string, by: int, date: string, answer: array{ text: string, date: string }|null }|null
	 */
	private static function parsed( $stored ): ?array {
		if ( ! is_array( $stored ) || ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['text'] ?? null ) ) {
			return null;
		}
		$text   = static fn( $value ): string => is_string( $value ) ? $value : '';
		$answer = is_array( $stored['answer'] ?? null ) ? $stored['answer'] : null;
		return array(
			'id'     => $stored['id'],
			'key'    => $text( $stored['key'] ?? '' ),
			'text'   => $stored['text'],
			'by'     => (int) ( $stored['by'] ?? 0 ),
			'date'   => $text( $stored['date'] ?? '' ),
			'answer' => $answer ? array(
				'text' => $text( $answer['text'] ?? '' ),
				'date' => $text( $answer['date'] ?? '' ),
			) : null,
		);
	}
}
