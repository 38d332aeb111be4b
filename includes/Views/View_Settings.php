<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * The settings of a view as the content of a post: validated JSON that survives all content filters.
 */
final class View_Settings {
	/** In bytes. The longest view of Atelier has about 2,000. */
	public const MAX_SIZE = 65536;

	private const MAX_DEPTH = 12;

	private string $json;

	private function __construct( string $json ) {
		$this->json = $json;
	}

	/**
	 * Parses settings to store.
	 *
	 * @throws Invalid_Input If they aren't the settings of a view.
	 */
	public static function from_text( string $text ): self {
		if ( strlen( $text ) > self::MAX_SIZE ) {
			throw new Invalid_Input(
				'too_large',
				/* translators: %s: a size, such as "64 KB". */
				sprintf( __( 'The settings of a view can’t be larger than %s.', 'atelier' ), size_format( self::MAX_SIZE ) )
			);
		}
		$settings = json_decode( $text, false, self::MAX_DEPTH );
		if ( ! is_object( $settings ) ) {
			throw new Invalid_Input( 'no_json', __( 'The settings of a view must be a JSON object.', 'atelier' ) );
		}
		$problem = rest_validate_value_from_schema( json_decode( $text, true, self::MAX_DEPTH ), self::schema(), 'view' );
		if ( is_wp_error( $problem ) ) {
			throw new Invalid_Input( 'no_view', $problem->get_error_message() );
		}
		// Escapes characters with a meaning in HTML, which WordPress's filters would change.
		return new self( (string) wp_json_encode( $settings, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS ) );
	}

	public function json(): string {
		return $this->json;
	}

	/**
	 * The known properties of a view. Unknown ones, of lists and other plugins, are kept unchanged.
	 *
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		$text  = array(
			'type'      => 'string',
			'maxLength' => 1000,
		);
		$flag  = array( 'type' => 'boolean' );
		$count = array(
			'type'    => 'integer',
			'minimum' => 1,
		);
		return array(
			'type'       => 'object',
			'properties' => array(
				'type'             => array(
					'type'     => 'string',
					'enum'     => array( 'table', 'grid', 'list' ),
					'required' => true,
				),
				'search'           => $text,
				'page'             => $count,
				'perPage'          => $count + array( 'maximum' => 100 ),
				'sort'             => array(
					'type'       => 'object',
					'properties' => array(
						'field'     => $text + array( 'required' => true ),
						'direction' => array(
							'type' => 'string',
							'enum' => array( 'asc', 'desc' ),
						),
					),
				),
				'filters'          => array(
					'type'     => 'array',
					'maxItems' => 100,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'field'    => $text + array( 'required' => true ),
							'operator' => $text + array( 'required' => true ),
						),
					),
				),
				'fields'           => array(
					'type'     => 'array',
					'maxItems' => 200,
					'items'    => $text,
				),
				'titleField'       => $text,
				'mediaField'       => $text,
				'descriptionField' => $text,
				'showTitle'        => $flag,
				'showMedia'        => $flag,
				'showDescription'  => $flag,
				'showLevels'       => $flag,
				'layout'           => array( 'type' => 'object' ),
			),
		);
	}
}
