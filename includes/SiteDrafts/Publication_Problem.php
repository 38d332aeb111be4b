<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use WP_Error;

/**
 * The reason why a site draft wasn't published, which is stored and read by others later: with the titles of records for
 * those who may edit them, and without for everyone else. Immutable.
 */
final class Publication_Problem {
	/** Data of an error that aren't part of a response: REST responds with those of codes that have a message. */
	private const DATA = 'atelier_problem';

	private string $plain;
	private string $titled;

	/** @var list<string>|null The keys of the records in the second message; null for all records of the draft. */
	private ?array $keys;

	/**
	 * @param string            $plain  Without titles.
	 * @param string            $titled With titles; empty if there are none to name.
	 * @param list<string>|null $keys   See the property.
	 */
	public function __construct( string $plain, string $titled = '', ?array $keys = array() ) {
		$this->plain  = $plain;
		$this->titled = $titled;
		$this->keys   = $keys;
	}

	/** @param mixed $stored As from to_stored(), or the text of an earlier version, which may contain titles. */
	public static function from_stored( $stored ): self {
		if ( is_string( $stored ) ) {
			return '' === $stored ? new self( '' ) : new self( __( 'This site draft couldn’t be published.', 'atelier' ), $stored, null );
		}
		$plain  = is_array( $stored ) ? $stored['plain'] ?? '' : '';
		$titled = is_array( $stored ) ? $stored['titled'] ?? '' : '';
		$keys   = is_array( $stored ) ? $stored['keys'] ?? null : null;
		// Without its records, a text with titles is only for those who may edit all of them.
		return is_string( $plain ) && is_string( $titled )
			? new self( $plain, $titled, is_array( $keys ) && array_filter( $keys, 'is_string' ) === $keys ? array_values( $keys ) : null )
			: new self( '' );
	}

	/** The problem of an error from to_error(), or of another one, whose message has no titles. */
	public static function of( WP_Error $error ): self {
		$problem = $error->get_error_data( self::DATA );
		return $problem instanceof self ? $problem : new self( $error->get_error_message() );
	}

	/**
	 * An error for the current user.
	 *
	 * @param array<string, mixed> $data
	 */
	public function to_error( string $code, array $data, Record_Rights $rights ): WP_Error {
		$error = new WP_Error( $code, $this->message( $rights ), $data );
		$error->add_data( $this, self::DATA );
		return $error;
	}

	/** @return array{ plain: string, titled: string, keys: list<string>|null } */
	public function to_stored(): array {
		return array(
			'plain'  => $this->plain,
			'titled' => $this->titled,
			'keys'   => $this->keys,
		);
	}

	public function is_empty(): bool {
		return '' === $this->plain;
	}

	/**
	 * The message for the current user.
	 *
	 * @param ( callable(): bool )|null $may_edit_all Whether they may edit all records of the draft.
	 */
	public function message( Record_Rights $rights, ?callable $may_edit_all = null ): string {
		if ( '' === $this->titled ) {
			return $this->plain;
		}
		$is_allowed = null === $this->keys
			? $may_edit_all && $may_edit_all()
			: array() === array_filter( $this->keys, static fn( string $key ): bool => ! $rights->may_edit_key( $key ) );
		return $is_allowed ? $this->titled : $this->plain;
	}
}
