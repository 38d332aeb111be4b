<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Support\Invalid_Input;

/**
 * How much agents can put into a record and a draft. Each request of theirs is limited, but many of them would make a record that nobody
 * could open anymore, not even to discard it.
 */
final class Proposed_Size {
	/** In bytes. */
	private const MOST_OF_RECORD = MB_IN_BYTES;
	private const MOST_OF_DRAFT  = 5 * MB_IN_BYTES;

	/**
	 * @param array<string, mixed>  $edits  What a record would have in the draft, by property.
	 * @param array<string, Change> $others The draft's changes of other records.
	 * @throws Invalid_Input If that is too much.
	 */
	public static function refuse( array $edits, array $others ): void {
		$size = self::of( $edits );
		if ( $size > self::MOST_OF_RECORD ) {
			/* translators: %s: a size, such as "1 MB". */
			throw new Invalid_Input( 'record_too_large', sprintf( __( 'With this, the record would be larger than %s. Propose less content, or put some of it into another record.', 'atelier' ), size_format( self::MOST_OF_RECORD ) ) );
		}
		if ( $size + array_sum( array_map( static fn( Change $change ): int => self::of( $change->edits() ), $others ) ) > self::MOST_OF_DRAFT ) {
			/* translators: %s: a size, such as "5 MB". */
			throw new Invalid_Input( 'draft_too_large', sprintf( __( 'With this, the site draft would be larger than %s. Ask for a review of it, or withdraw something.', 'atelier' ), size_format( self::MOST_OF_DRAFT ) ) );
		}
	}

	/** @param array<string, mixed> $edits */
	private static function of( array $edits ): int {
		return array_sum( array_map( static fn( $value ): int => strlen( is_string( $value ) ? $value : (string) wp_json_encode( $value ) ), $edits ) );
	}
}
