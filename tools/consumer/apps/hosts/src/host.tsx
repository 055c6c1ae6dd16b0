/** Elements of the host app, with its own texts. */
export const Host = () => (
  <section data-host className="pico">
    <h1 className="text-3xl font-bold">Título</h1>
    <h2>Subtítulo</h2>
    <p>
      Texto com <a href="/">ligação</a>
    </p>
    <ul className="gui-list">
      <li>Item</li>
    </ul>
    <button type="button">Botão</button>
  </section>
);
