<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Json;

/**
 * The state of a record at one time: its properties with the names and raw values of WordPress's REST API.
 */
final class Record_State {
	/** A post type, or Change::SITE. */
	public string $type;

	/** A post ID, "theme//slug", or empty for the site's settings. */
	public string $id;

	/** Its title. */
	public string $label;

	/** @var array<string, mixed> */
	public array $properties;

	/** To compare passwords within a request; it is never stored. Empty without a password. */
	public string $password;

	/** @param array<string, mixed> $properties */
	public function __construct( string $type, string $id, string $label, array $properties, string $password = '' ) {
		$this->type       = $type;
		$this->id         = $id;
		$this->label      = $label;
		$this->properties = $properties;
		$this->password   = $password;
	}

	/**
	 * The state with other properties.
	 *
	 * @param array<string, mixed> $properties
	 */
	public function with( array $properties ): self {
		return new self( $this->type, $this->id, $this->label, $properties + $this->properties, $this->password );
	}

	/**
	 * The properties of the first state that differ from the second. Meta keys count as properties.
	 *
	 * @param array<string, mixed> $these
	 * @param array<string, mixed> $those
	 * @return array<string, mixed>
	 */
	public static function differences( array $these, array $those ): array {
		$found = array();
		foreach ( $these as $name => $value ) {
			$other = $those[ $name ] ?? null;
			if ( 'meta' === $name && is_array( $value ) ) {
				$meta = self::differences( $value, is_array( $other ) ? $other : array() );
				if ( $meta ) {
					$found['meta'] = $meta;
				}
			} elseif ( ! Json::is_same( $value, $other ) ) {
				$found[ $name ] = $value;
			}
		}
		return $found;
	}
}
