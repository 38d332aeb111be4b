<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

/**
 * Pieces of the schemas of abilities. Pure.
 */
final class Schemas {
	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @param list<string>                        $required
	 * @return array<string, mixed>
	 */
	public static function input( array $properties, array $required = array() ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		) + ( $required ? compact( 'required' ) : array( 'default' => array() ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	public static function output( array $properties ): array {
		return array(
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $properties Of each item.
	 * @return array<string, mixed>
	 */
	public static function list_of( array $properties ): array {
		return array(
			'type'  => 'array',
			'items' => self::output( $properties ),
		);
	}

	/** @return array<string, mixed> */
	public static function text( string $description = '', int $most = 200 ): array {
		return array(
			'type'        => 'string',
			'maxLength'   => $most,
			'description' => $description,
		);
	}

	/** @return array<string, mixed> Of an answer. */
	public static function any_text(): array {
		return array( 'type' => 'string' );
	}

	/** @return array<string, mixed> */
	public static function draft( string $description = 'The ID of one of your site drafts, from start-draft.' ): array {
		return array(
			'type'        => 'integer',
			'minimum'     => 1,
			'description' => $description,
		);
	}

	/** @return array<string, mixed> The live site, if it is left out. */
	public static function optional_draft(): array {
		return self::draft( 'The ID of one of your site drafts, to read the site with its changes. Without it, you read the live site.' );
	}

	/** @return array<string, mixed> The number of a page of results. */
	public static function page(): array {
		return array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 10000,
			'default' => 1,
		);
	}

	/** @return array<string, array<string, mixed>> What describes a draft. */
	public static function of_draft(): array {
		return array(
			'draft'   => array( 'type' => 'integer' ),
			'title'   => self::any_text(),
			'status'  => self::any_text(),
			'changes' => array( 'type' => 'integer' ),
		);
	}
}
